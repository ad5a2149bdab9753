/** A text is a constant, a text with holes a function of what fills them: code.ts beside this file writes them. */
type Spoken<Text> = Text extends { readonly holes: infer Name extends string }
  ? (parts: Record<Name, string | number>) => string
  : Text extends (string | { hole: infer Name extends string })[]
    ? <Part>(parts: Record<Name, Part>) => (string | Part)[]
    : Text;

type WordGroup<Name extends keyof import("../../site/schema/words.ts").Words> = {
  readonly [Key in keyof import("../../site/schema/words.ts").Words[Name]]: Spoken<
    import("../../site/schema/words.ts").Words[Name][Key]
  >;
};

declare module "virtual:words/language" {
  export const lang: string;
  export const dir: "rtl" | undefined;
}

declare module "virtual:words/bar" {
  const words: WordGroup<"bar">;
  export = words;
}

declare module "virtual:words/feed" {
  const words: WordGroup<"feed">;
  export = words;
}

declare module "virtual:words/search" {
  const words: WordGroup<"search">;
  export = words;
}

declare module "virtual:words/footer" {
  const words: WordGroup<"footer">;
  export = words;
}

declare module "virtual:words/link" {
  const words: WordGroup<"link">;
  export = words;
}

declare module "virtual:words/failure" {
  const words: WordGroup<"failure">;
  export = words;
}

declare module "virtual:words/offline" {
  const words: WordGroup<"offline">;
  export = words;
}

declare module "virtual:words/home" {
  const words: WordGroup<"home">;
  export = words;
}

declare module "virtual:words/blog" {
  const words: WordGroup<"blog">;
  export = words;
}

declare module "virtual:words/topic" {
  const words: WordGroup<"topic">;
  export = words;
}

declare module "virtual:words/share" {
  const words: WordGroup<"share">;
  export = words;
}

declare module "virtual:words/contactForm" {
  const words: WordGroup<"contactForm">;
  export = words;
}

declare module "virtual:words/notFound" {
  const words: WordGroup<"notFound">;
  export = words;
}

declare module "virtual:words/photography" {
  const words: WordGroup<"photography">;
  export = words;
}

declare module "virtual:words/album" {
  const words: WordGroup<"album">;
  export = words;
}

declare module "virtual:words/photo" {
  const words: WordGroup<"photo">;
  export = words;
}

declare module "virtual:words/collection" {
  const words: WordGroup<"collection">;
  export = words;
}

declare module "virtual:words/viewer" {
  const words: WordGroup<"viewer">;
  export = words;
}

declare module "virtual:words/note" {
  const words: WordGroup<"note">;
  export = words;
}

declare module "virtual:words/code" {
  const words: WordGroup<"code">;
  export = words;
}

declare module "virtual:words/clothing" {
  const words: WordGroup<"clothing">;
  export = words;
}

declare module "virtual:words/wear" {
  const words: WordGroup<"wear">;
  export = words;
}

declare module "virtual:words/gear" {
  const words: WordGroup<"gear">;
  export = words;
}

declare module "virtual:words/pack" {
  const words: WordGroup<"pack">;
  export = words;
}

declare module "virtual:words/guide" {
  const words: WordGroup<"guide">;
  export = words;
}

declare module "virtual:words/foodPicker" {
  const words: WordGroup<"foodPicker">;
  export = words;
}

declare module "virtual:words/foodWeek" {
  const words: WordGroup<"foodWeek">;
  export = words;
}

declare module "virtual:words/growth" {
  const words: WordGroup<"growth">;
  export = words;
}

declare module "virtual:words/order" {
  const words: WordGroup<"order">;
  export = words;
}

declare module "virtual:words/sky" {
  const words: WordGroup<"sky">;
  export = words;
}

declare module "virtual:words/timer" {
  const words: WordGroup<"timer">;
  export = words;
}

declare module "virtual:words/flyable" {
  const words: WordGroup<"flyable">;
  export = words;
}

declare module "virtual:words/models" {
  const words: WordGroup<"models">;
  export = words;
}
