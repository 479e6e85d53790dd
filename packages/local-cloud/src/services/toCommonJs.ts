import { transformSync } from '@swc/core';

/**
 * Compiles an ES module, in JavaScript or TypeScript, to CommonJS.
 * @throws Error with the position of a syntax error
 */
export function toCommonJs(code: string, filename: string, syntax: 'ecmascript' | 'typescript'): string {
  return transformSync(code, {
    filename,
    swcrc: false,
    configFile: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax } },
  }).code;
}
