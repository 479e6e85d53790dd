import { fileNameIsExport } from './fileNameIsExport.mjs';
import { importDirection } from './importDirection.mjs';
import { linearRegExp } from './linearRegExp.mjs';
import { noDirective } from './noDirective.mjs';
import { noReExport } from './noReExport.mjs';
import { plainWords } from './plainWords.mjs';

/** This repository's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'enishi' },
  rules: { fileNameIsExport, importDirection, linearRegExp, noDirective, noReExport, plainWords },
};
