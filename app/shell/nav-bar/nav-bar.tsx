import { Contrast, Search } from "lucide";
import { content } from "../../site.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { isLongName } from "./bar-fit.ts";
import brand from "./brand.module.css";
import menuStyles from "./menu.module.css";
import styles from "./nav-bar.module.css";
import { bar as words } from "../../../site/words/shell.ts";

const { title, nav, store } = content.site;

type Props = {
  /** The link whose section contains the page. */
  section: string | undefined;
  path: string | undefined;
};

/** The menu is a native popover: it opens, closes and returns the focus without scripts. */
export const NavBar = ({ section, path }: Props) => {
  const hasLinks = nav.length > 0 || store !== undefined;
  const current = (url: string) => {
    if (url === path) return "page";
    return url === section ? "true" : undefined;
  };
  return (
    <header className={`${styles.bar} ${menuStyles.bar}`} data-bar data-print="none">
      <SmartLink url={"/"} className={brand.brand} label={words.home({ title })}>
        <svg viewBox="0 0 32 20" aria-hidden="true">
          <path d="M1 18 9 7l4 5 7-10 11 16" />
        </svg>
        <span data-long={isLongName(title) || undefined}>{title}</span>
      </SmartLink>
      <div className={styles.right}>
        {hasLinks && (
          <nav id="menu" popover="auto" className={`${styles.menu} ${menuStyles.menu}`} aria-label={words.main}>
            <ul>
              {nav.map((item) => (
                <li key={item.url}>
                  <SmartLink url={item.url} current={current(item.url)}>
                    {item.title}
                  </SmartLink>
                </li>
              ))}
              {store && (
                <li>
                  <SmartLink url={store.url}>{store.title}</SmartLink>
                </li>
              )}
            </ul>
          </nav>
        )}
        <button
          type="button"
          className={styles.search}
          data-opens="search"
          data-needs="script"
          aria-label={words.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon icon={Search} />
        </button>
        <button type="button" className={styles.theme} data-theme-toggle data-needs="script" aria-label={words.theme}>
          <Icon icon={Contrast} />
        </button>
        {hasLinks && (
          <button
            type="button"
            className={`${styles.toggle} ${menuStyles.toggle}`}
            popoverTarget="menu"
            aria-controls="menu"
          >
            <i />
            <b data-when="closed">{words.menu}</b>
            <b data-when="open">{words.close}</b>
          </button>
        )}
      </div>
    </header>
  );
};
