import { photoField, photoPath } from "../../../site/addresses/photos.ts";
import type { compileGallery } from "../../../site/compile/gallery.ts";
import { withBase } from "../../lib/base.ts";
import { JustifiedRows } from "./justified-rows.tsx";
import "./photo-focus.css";
import { photography } from "../../../site/words/photography.ts";

type Props = Pick<Awaited<ReturnType<typeof compileGallery>>, "photos" | "empty">;

export const Gallery = ({ photos, empty }: Props) => (
  <JustifiedRows photos={photos} empty={empty} field={photoField}>
    {({ slug, title, alt }, picture) => (
      <a
        href={withBase(photoPath(slug))}
        aria-label={photography.enlarge({ title, alt })}
        data-asks="viewer"
        data-slug={slug}
      >
        {picture}
      </a>
    )}
  </JustifiedRows>
);
