/** Each folder is named like its block's kind. This list comes with the blocks too: it would weigh on every topic. */
export const doors = {
  code: () => import("../features/code/block.tsx"),
  images: () => import("../features/images/block.tsx"),
  clothing: () => import("../features/clothing/block.tsx"),
  gear: () => import("../features/gear/block.tsx"),
  steps: () => import("../features/steps/block.tsx"),
  "food-picker": () => import("../features/food-picker/block.tsx"),
  growth: () => import("../features/growth/block.tsx"),
  order: () => import("../features/order/block.tsx"),
  flyable: () => import("../features/flyable/block.tsx"),
  sky: () => import("../features/sky/block.tsx"),
  timer: () => import("../features/timer/block.tsx"),
  models: () => import("../features/models/block.tsx"),
};

export type Kind = keyof typeof doors;
