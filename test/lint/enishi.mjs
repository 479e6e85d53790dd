import { countsOnOneLine } from './countsOnOneLine.mjs';
import { deterministicTests } from './deterministicTests.mjs';
import { fileNameIsExport } from './fileNameIsExport.mjs';
import { generatedLimits } from './generatedLimits.mjs';
import { importDirection } from './importDirection.mjs';
import { japanDay } from './japanDay.mjs';
import { linearRegExp } from './linearRegExp.mjs';
import { tokenStyles } from './tokenStyles.mjs';
import { typedText } from './typedText.mjs';
import { wholeCharacters } from './wholeCharacters.mjs';

/**
 * Lint rule: refuses comments that disable a lint rule. A rule that does not fit is changed in the
 * configuration, where reviewers see it.
 */
const noDirective = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { directive: 'Change the rule in the configuration instead of switching it off here.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(eslint|oxlint)-(disable|enable)/.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'directive' });
        }
      },
    };
  },
};

/**
 * Lint rule: everything is imported from the file that declares it. Barrel files and re-exports are refused,
 * except re-exports of types by name.
 */
const noReExport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reExport: 'No barrels, no re-exports: import from the file that declares it.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'reExport' });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node) {
        if (node.source && node.exportKind !== 'type') report(node);
      },
    };
  },
};

/** The lint rules that this repository defines itself, as a plugin of oxlint. */
export default {
  meta: { name: 'enishi' },
  rules: {
    countsOnOneLine,
    deterministicTests,
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
