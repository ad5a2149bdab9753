import type { ComponentProps } from "react";
import { cssClass } from "yet-another-react-lightbox";
import { Sign, type SignName } from "./sign.tsx";

type Props = Omit<ComponentProps<"button">, "className" | "children"> & { label: string; sign: SignName };

export const ToolButton = ({ label, sign, ...rest }: Props) => (
  <button type="button" className={cssClass("button")} title={label} aria-label={label} {...rest}>
    <Sign name={sign} />
  </button>
);
