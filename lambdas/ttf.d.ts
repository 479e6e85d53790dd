/** A font is the path of its file beside the function’s code (`infra/documentFonts.ts`). */
declare module '*.ttf' {
  const file: string;
  export = file;
}
