import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

/** This works on Linux only, by fontconfig. */
export const chromiumWithFonts = (folder: string): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    env: { ...process.env, FONTCONFIG_FILE: fontconfigFor(folder) },
  });
};

/** The system's own rules, which know most families, say what `sans-serif` and `serif` give. */
const fontconfigFor = (folder: string) => {
  const here = mkdtempSync(join(tmpdir(), "fonts-"));
  const file = join(here, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <include ignore_missing="yes">/etc/fonts/conf.d</include>
      <dir>${resolve(folder)}</dir>
      <cachedir>${join(here, "cache")}</cachedir>
    </fontconfig>`,
  );
  return file;
};
