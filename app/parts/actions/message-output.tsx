import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { Message } from "./use-message.ts";

export const MessageOutput = ({ text, isVisible }: Message) => (
  <output>{isVisible ? text : <VisuallyHidden>{text}</VisuallyHidden>}</output>
);
