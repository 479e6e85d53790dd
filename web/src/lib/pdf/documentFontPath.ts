/** The path of the font that documents embed (`web/documentFont.ts`). It names the version, because it is cached for long. */
export const documentFontPath = '/assets/noto-sans-jp-0.4.3.ttf';
