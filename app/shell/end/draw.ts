import { drawFirst } from "../../features/food-picker/first-draw.ts";

drawFirst();
