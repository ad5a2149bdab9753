import { Ridge } from "../../ui/ridge/ridge.tsx";
import { Numeral } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./blog.module.css";
import { plotRidge } from "./plot-ridge.ts";
import { blog as words } from "../../../site/words/pages.ts";

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
