import { bundledEntityParts } from './bundledEntityParts.mjs';
import { deterministicTests } from './deterministicTests.mjs';
import { featureFolders } from './featureFolders.mjs';
import { fileNameIsExport } from './fileNameIsExport.mjs';
import { generatedLimits } from './generatedLimits.mjs';
import { importDirection } from './importDirection.mjs';
import { japanDay } from './japanDay.mjs';
import { linearRegExp } from './linearRegExp.mjs';
import { noDirective } from './noDirective.mjs';
import { noReExport } from './noReExport.mjs';
import { plainWords } from './plainWords.mjs';
import { tokenStyles } from './tokenStyles.mjs';

/** The lint rules that this repository defines itself, as a plugin of oxlint. */
export default {
  meta: { name: 'enishi' },
  rules: {
    bundledEntityParts,
    deterministicTests,
    featureFolders,
    fileNameIsExport,
    generatedLimits,
    importDirection,
    japanDay,
    linearRegExp,
    noDirective,
    noReExport,
    plainWords,
    tokenStyles,
  },
};
