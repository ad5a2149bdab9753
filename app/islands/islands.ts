import type { ComponentProps, ComponentType } from "react";

/** Each island has a folder with an `island.tsx`. Only for types: views refer to islands by name and never import them. */
type Modules = {
  clothing: typeof import("./clothing/island.tsx");
  code: typeof import("./code/island.tsx");
  flyable: typeof import("./flyable/island.tsx");
  "food-picker": typeof import("./food-picker/island.tsx");
  gear: typeof import("./gear/island.tsx");
  growth: typeof import("./growth/island.tsx");
  models: typeof import("./models/island.tsx");
  search: typeof import("./search/island.tsx");
  sky: typeof import("./sky/island.tsx");
  steps: typeof import("./steps/island.tsx");
  timer: typeof import("./timer/island.tsx");
  viewer: typeof import("./viewer/island.tsx");
};

export type IslandName = keyof Modules;

export type IslandProps<Name extends IslandName> = ComponentProps<Modules[Name]["Component"]>;

export type IslandModule = { Component: ComponentType<object> };
