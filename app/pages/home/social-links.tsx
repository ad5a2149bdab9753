import { ArrowRight, ArrowUpRight, Mail } from "lucide";
import type { compileHome } from "../../../site/compile/pages.ts";
import { linkTarget } from "../../lib/base.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import iconStyles from "../../ui/icon/icon.module.css";
import { Archived, SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./home.module.css";

type Home = Awaited<ReturnType<typeof compileHome>>;

/** The compiler sanitized the markup. An owner's SVG is nested with its own viewBox. */
const BrandIcon = ({ icon }: { icon: string }) => (
  <svg
    className={iconStyles.icon}
    data-brand
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icon }}
  />
);

export const SocialLinks = ({ links }: { links: Home["social"] }) => (
  <ul className={styles.social}>
    {links.map(({ id, title, url, comment, icon }) => (
      <li key={id}>
        <SmartLink url={url} arrow={false} className="u-url" me>
          {icon ? <BrandIcon icon={icon} /> : <Icon icon={Mail} />}
          <strong>
            {title}
            <Archived url={url} />
          </strong>
          <em>{comment && `(${comment})`}</em>
          <Icon icon={linkTarget(url).kind === "external" ? ArrowUpRight : ArrowRight} />
        </SmartLink>
      </li>
    ))}
  </ul>
);
