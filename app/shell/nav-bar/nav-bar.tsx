import { Contrast, Search } from "lucide";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as words from "virtual:words/bar";
import { Icon } from "../../ui/icon/icon.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import brand from "./brand.module.css";
import { Late } from "../late.tsx";
import menuStyles from "./menu.module.css";
import styles from "./nav-bar.module.css";

/** What the search's button does comes when the page is alive. */
const loadSearch = () => import("../../features/search/opener.tsx").then(({ Opener }) => Opener);

type Props = {
  title: string;
  /** The name has no room in one line in these windows. */
  long: "phone" | "always" | undefined;
  nav: { title: string; url: string }[];
  store: { title: string; url: string } | undefined;
  /** The shown page belongs to this link. */
  section: string | undefined;
};

/** The menu is a native popover: it opens, closes and gives focus back before any script has run. */
export const NavBar = ({ title, long, nav, store, section }: Props) => {
  const menu = useRef<HTMLElement>(null);
  const search = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(0);
  const location = useLocation();
  const hasLinks = nav.length > 0 || store !== undefined;
  const path = location.pathname.replace(/(.)\/$/, "$1");

  const shown = useRef(location.key);

  useEffect(() => {
    // The tap that opens the menu may also be what starts the app: only a navigation closes it.
    if (shown.current === location.key) return;
    shown.current = location.key;
    menu.current?.hidePopover();
  }, [location.key]);

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover();
  };

  const forgetPress = () => {
    search.current?.removeAttribute("aria-busy");
    delete document.body.dataset["typed"];
    setPressed(0);
  };

  const current = (url: string) => {
    if (url === path) return "page";
    return url === section ? "true" : undefined;
  };

  return (
    <header className={`${styles.bar} ${menuStyles.bar}`} data-bar data-print="none" onBlur={closeWhenLeft}>
      <SmartLink url="/" className={brand.brand} label={words.home({ title })}>
        <svg viewBox="0 0 32 20" aria-hidden="true">
          <path d="M1 18 9 7l4 5 7-10 11 16" />
        </svg>
        <span data-long={long}>{title}</span>
      </SmartLink>
      <div className={styles.right}>
        {hasLinks && (
          <nav
            id="menu"
            ref={menu}
            popover="auto"
            className={`${styles.menu} ${menuStyles.menu}`}
            aria-label={words.main}
          >
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
          ref={search}
          type="button"
          className={styles.search}
          data-search
          data-replay
          aria-label={words.search}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // What is typed from here on is for the search: see shell/boot/hold.ts.
            currentTarget.ariaBusy = "true";
            setPressed(pressed + 1);
          }}
        >
          <Icon icon={Search} />
        </button>
        <Late load={loadSearch} given={{ button: search, pressed }} asked={pressed} onLost={forgetPress} />
        <button type="button" className={styles.theme} data-theme-toggle aria-label={words.theme}>
          <Icon icon={Contrast} />
        </button>
        {hasLinks && (
          <button
            type="button"
            className={`${styles.toggle} ${menuStyles.toggle}`}
            popoverTarget="menu"
            aria-controls="menu"
            suppressHydrationWarning
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
