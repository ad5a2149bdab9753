import { drawRidge, profile } from "../../lib/ridge.ts";
import { Ridge } from "../../ui/ridge/ridge.tsx";
import { Numeral } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./blog.module.css";
import { blog as words } from "../../../site/words/pages.ts";

export const plotRidge = (index: number) =>
  drawRidge(
    profile(index + 40, 100, (x) => {
      const offset = (x - (0.63 + 0.07 * Math.sin(index * 2.3))) / 0.19;
      return 0.004 + Math.exp(-(offset ** 2) * 1.2);
    }).map((height) => height * (0.62 + 0.38 * ((index * 0.618) % 1))),
  );

type Props = { topics: { slug: string; title: string; url: string; index: number }[] };

export const RidgePlot = ({ topics }: Props) => (
  <nav aria-label={words.topics}>
    <ol className={styles.plot}>
      {topics.map(({ slug, title, url, index }) => (
        <li key={slug} data-topic={slug}>
          <SmartLink url={url}>
            <Ridge drawing={plotRidge(index)} />
            <Numeral>{String(index + 1).padStart(2, "0")}</Numeral>
            <b>{title}</b>
          </SmartLink>
        </li>
      ))}
    </ol>
  </nav>
);
