/**
 * Where blocks that do something are found: each has a folder of its own among the features, named like its kind, whose
 * scripts and styles come only with pages that show it. So does this list, whose addresses would weigh on every topic.
 */
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
