import { featureFolders } from './featureFolders.mjs';
import { fileNameIsExport } from './fileNameIsExport.mjs';
import { generatedLimits } from './generatedLimits.mjs';
import { importDirection } from './importDirection.mjs';
import { linearRegExp } from './linearRegExp.mjs';
import { noDirective } from './noDirective.mjs';
import { noReExport } from './noReExport.mjs';

/** The rules of the house, as oxlint's plugin. */
export default {
  meta: { name: 'enishi' },
  rules: {
    featureFolders,
    fileNameIsExport,
    generatedLimits,
    importDirection,
    linearRegExp,
    noDirective,
    noReExport,
  },
};
