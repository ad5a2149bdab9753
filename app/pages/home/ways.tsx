import type { compileHome } from "../../../site/compile/pages.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Container } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./home.module.css";

type Home = Awaited<ReturnType<typeof compileHome>>;

export const Ways = ({ ways, statement }: Pick<Home, "ways" | "statement">) => (
  <Container className={styles.intro ?? ""}>
    {ways.length > 0 && (
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.url} data-topic={way.hue}>
            <SmartLink url={way.url}>
              <strong>{way.title}</strong>
              <span>{way.comment}</span>
              <div className={styles.picture}>
                <Picture picture={way.picture} alt={way.alt} fit="cover" />
              </div>
            </SmartLink>
          </li>
        ))}
      </ul>
    )}
    {statement && <p className={styles.statement}>{statement}</p>}
  </Container>
);
