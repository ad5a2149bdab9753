import { installIslands } from "../islands/islands.client.ts";
import { installOffline } from "../../worker/page/offline.client.ts";
import { installBanner } from "./banner.client.ts";
import { installCopy } from "./copy.client.ts";
import { installEmbeds } from "./embed.client.ts";
import { drawFirst } from "./first-draw.client.ts";
import { installMenu } from "./menu.client.ts";
import { installNotice } from "./notice/notice.client.ts";
import { installPrefetch } from "./prefetch.client.ts";
import { installSearchKeys } from "./search-keys.client.ts";
import { openNamedPhoto } from "./viewer-address.client.ts";

/** Everything on a page that works without React. */
drawFirst();
openNamedPhoto();
installMenu();
installBanner();
installNotice();
installCopy();
installEmbeds();
installSearchKeys();
installIslands();
installPrefetch();
installOffline();
