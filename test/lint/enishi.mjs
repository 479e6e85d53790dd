import { bundledEntityParts } from './bundledEntityParts.mjs';
import { countsOnOneLine } from './countsOnOneLine.mjs';
import { deterministicTests } from './deterministicTests.mjs';
import { featureFolders } from './featureFolders.mjs';
import { fileNameIsExport } from './fileNameIsExport.mjs';
import { generatedLimits } from './generatedLimits.mjs';
import { importDirection } from './importDirection.mjs';
import { japanDay } from './japanDay.mjs';
import { linearRegExp } from './linearRegExp.mjs';
import { noDirective } from './noDirective.mjs';
import { noReExport } from './noReExport.mjs';
import { tokenStyles } from './tokenStyles.mjs';
import { typedText } from './typedText.mjs';
import { wholeCharacters } from './wholeCharacters.mjs';

/** The lint rules that this repository defines itself, as a plugin of oxlint. */
export default {
  meta: { name: 'enishi' },
  rules: {
    bundledEntityParts,
    countsOnOneLine,
    deterministicTests,
    featureFolders,
    fileNameIsExport,
    generatedLimits,
    importDirection,
    japanDay,
    linearRegExp,
    noDirective,
    noReExport,
    tokenStyles,
    typedText,
    wholeCharacters,
  },
};
