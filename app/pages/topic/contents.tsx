import type { SectionView } from "../../../site/compile/view.ts";
import { Numeral, Container } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./contents.module.css";
import { topic as words } from "../../../site/words/pages.ts";

export const Contents = ({ sections }: { sections: SectionView[] }) => (
  <Container className={styles.contents ?? ""}>
    <nav aria-label={words.contents} data-print="none">
      <div data-contents>
        <ol>
          {sections.map(({ number, id, title }) => (
            <li key={id}>
              <SmartLink url={`#${id}`}>
                <Numeral>{number}</Numeral>
                {title}
              </SmartLink>
            </li>
          ))}
        </ol>
      </div>
      <details className={styles.here} data-here hidden>
        <summary>{words.contents}</summary>
      </details>
    </nav>
  </Container>
);
