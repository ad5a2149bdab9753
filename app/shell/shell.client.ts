import { installIslands } from "../islands/islands.client.ts";
import { installOffline } from "../../worker/page/offline.client.ts";
import "./banner.client.ts";
import "./copy.client.ts";
import "./embed.client.ts";
import "./first-foods.client.ts";
import "./menu.client.ts";
import "./notice/notice.client.ts";
import "./prefetch.client.ts";
import "./search-keys.client.ts";
import { openNamedPhoto } from "./viewer-address.client.ts";

/** Everything on a page that works without React. The scripts above change the page before islands are hydrated. */
openNamedPhoto();
installIslands();
installOffline();
