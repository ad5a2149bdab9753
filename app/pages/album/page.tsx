import { compileAlbum } from "../../../site/compile/album.ts";
import type { OwnAlbum } from "../../../site/schema/album.ts";
import { album as words } from "../../../site/words/photography.ts";
import type { Page } from "../../page.ts";
import { pipeline } from "../../pipeline.ts";
import { JustifiedRows } from "../../ui/gallery/justified-rows.tsx";
import styles from "./album.module.css";

/** A document for a frame on the photography page, without a bar and without scripts, which the frame blocks. */
export const albumPage = async (album: OwnAlbum): Promise<Page> => {
  const view = await compileAlbum(album, pipeline.picture);
  return {
    head: { title: words.document({ title: album.title }) },
    options: { inFrame: true },
    view: <AlbumView {...view} />,
  };
};

const AlbumView = ({ title, intro, photos, empty }: Awaited<ReturnType<typeof compileAlbum>>) => (
  <div className={styles.album}>
    <h1>{title}</h1>
    <p>{intro}</p>
    <JustifiedRows photos={photos} empty={empty}>
      {({ title: name, comment }, picture) => (
        <figure>
          {picture}
          {(name ?? comment) && (
            <figcaption>
              {name && <strong>{name}</strong>} {comment}
            </figcaption>
          )}
        </figure>
      )}
    </JustifiedRows>
  </div>
);
