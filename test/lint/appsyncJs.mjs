import { join } from 'node:path';
import appsync from '@aws-appsync/eslint-plugin';
import { parser } from 'typescript-eslint';

/**
 * The files that can be part of a resolver's bundle: the resolvers and what they import. Lint checks that
 * they use only what AppSync's JavaScript runtime has.
 */
const bundled = [
  'resolvers/**/*.ts',
  'model/access.ts',
  'model/auditJoins.ts',
  'model/auditReferences.ts',
  'model/auditSubjectEntity.ts',
  'model/auditSubjects.ts',
  'model/basicFields.ts',
  'model/checkedFileMark.ts',
  'model/childCount.ts',
  'model/jobStateOf.ts',
  'model/mailTopics.ts',
  'model/organizationTies.ts',
  'model/productName.ts',
  'model/markHolder.ts',
  'model/search/!(isStorableTerm|normalizeTerm|skillYearSteps).ts',
  'model/fullTime.ts',
  'model/isDiscardable.ts',
  'model/sessionEndRow.ts',
  'model/assignInUpdate.ts',
  'model/contractKindOf.ts',
  'model/correlationId.ts',
  'model/failureLogTerm.ts',
  'model/isCorrelationId.ts',
  'model/search/concepts/*.ts',
  'model/blocks/brokenMailDomain.ts',
  'model/blocks/sharedMailDomains.ts',
  'model/enums.ts',
  'model/complaints/complaintKey.ts',
  'model/insights/insightCheckKey.ts',
  'model/errors.ts',
  'model/extensionOf.ts',
  'model/fileExtensions.ts',
  'model/fileFields.ts',
  'model/filePurposes.ts',
  'model/givesRight.ts',
  'model/gracePeriod.ts',
  'model/ids.ts',
  'model/keyEntry.ts',
  'model/jobStaff.ts',
  'model/limits/**/*.ts',
  'model/meetings/endMeetings.ts',
  'model/meetings/jobMeetingsKey.ts',
  'model/meetings/overlaps.ts',
  'model/consents.ts',
  'model/plainLine.ts',
  'model/postings/postingItems.ts',
  'model/reservedSlugs.ts',
  'model/safeFileName.ts',
  'model/rules/**/*.ts',
  'model/shareFlags.ts',
  'model/shortIdOf.ts',
  'model/snapshots/**/*.ts',
  'model/terms/contractTerms.ts',
  'model/terms/dayInMonth.ts',
  'model/terms/dayNumber.ts',
  'model/terms/dayOfNumber.ts',
  'model/terms/employmentTerms.ts',
  'model/terms/findDelivery.ts',
  'model/terms/findLatePayment.ts',
  'model/terms/listDeliveryDeeds.ts',
  'model/terms/lastPaymentDate.ts',
  'model/terms/findContinuity.ts',
  'model/terms/findEndingNotice.ts',
  'model/terms/isArticle16Binding.ts',
  'model/terms/isEnding.ts',
  'model/terms/lastsMonths.ts',
  'model/terms/listAskedTerms.ts',
  'model/terms/listTermsFaults.ts',
  'model/terms/termsLines.ts',
  'model/terms/toAnswers.ts',
  'model/stages.ts',
  'model/transitions/**/*.ts',
  'model/visibility/**/*.ts',
  'model/charactersOf.ts',
  'model/cutText.ts',
  'model/isLongerThan.ts',
  'model/lengthOf.ts',
  'model/visibleText.ts',
];

const never = (selector, message) => ({ selector, message: `${message} (APPSYNC_JS)` });

/** Lint rules for code that AppSync's JavaScript runtime refuses although AWS's own lint plugin accepts it. */
const missedByPlugin = [
  never('ExportAllDeclaration', 'A step hands on what it names'),
  never('ThrowStatement', 'Refuse with fail(), never with throw'),
  never('NewExpression', 'There are no constructors'),
  never('UnaryExpression[operator="delete"]', 'Build the object without the property instead of deleting it'),
  never('AssignmentExpression[operator=/^(\\?\\?|\\|\\||&&|\\*\\*)=$/]', 'Write the assignment out'),
  never('CallExpression[callee.property.name="sort"][arguments.length>0]', 'sort() takes no comparator'),
  never(
    'CallExpression[callee.property.name=/^(call|apply|bind|at|with|toSorted|toReversed|toSpliced|findLast|findLastIndex|localeCompare|matchAll)$/]',
    'This method does not exist',
  ),
  never(
    'CallExpression[callee.property.name="normalize"]:not([callee.object.property.name="str"])',
    'Use util.str.normalize',
  ),
  never(
    'CallExpression[callee.object.name="Object"][callee.property.name!=/^(assign|entries|hasOwn|keys|values)$/]',
    'Of Object there are assign, entries, hasOwn, keys, values',
  ),
  never(
    'CallExpression[callee.object.name="Math"][callee.property.name!=/^(min|max|round|floor|ceil)$/]',
    'Of Math there are min, max, round, floor, ceil',
  ),
  never(
    'CallExpression[callee.object.name="Array"][callee.property.name!="isArray"]',
    'Of Array there is isArray',
  ),
  never('CallExpression[callee.object.name="String"]', 'String has no static methods'),
  never('MemberExpression[object.name="Date"]', 'Use util.time'),
  never('Property[kind=/get|set/]', 'There are no accessors'),
  never('SequenceExpression', 'There is no comma operator'),
  never('ImportExpression', 'There is no dynamic import'),
  never('MetaProperty', 'There is no import.meta'),
  never('TaggedTemplateExpression', 'There are no tagged templates'),
  never(
    'FunctionDeclaration[id.name="response"] MemberExpression[property.name="earlyReturn"]',
    'earlyReturn is documented for request handlers only: return endPipeline()',
  ),
  never('ArrayPattern > RestElement, TSEnumDeclaration', 'Does not compile to what the runtime takes'),
];

const missingGlobals = [
  ...[
    'Promise',
    'Set',
    'Map',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'Proxy',
    'Reflect',
    'Symbol',
    'Intl',
    'BigInt',
  ],
  ...[
    'Date',
    'Error',
    'RegExp',
    'Function',
    'eval',
    'globalThis',
    'process',
    'require',
    'Buffer',
    'fetch',
    'URL',
  ],
  ...[
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'structuredClone',
    'atob',
    'btoa',
    'TextEncoder',
    'crypto',
  ],
];

const root = join(import.meta.dirname, '..', '..');

const { meta, create } = appsync.rules['no-function-passing'];

const takesFunction = /^(map|find|filter|findIndex|forEach|reduce|reduceRight|every|some|flatMap)$/;

/**
 * Lint rule: extends the rule of AWS's plugin against functions passed as arguments. That rule knows only the
 * methods of Array; this one adds those of ReadonlyArray, which are the same at run time.
 */
const functionPassing = {
  meta,
  create(context) {
    const { getTypeAtLocation, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isArrayMethod = ({ callee }) =>
      callee.type === 'MemberExpression' &&
      takesFunction.test(callee.property.name) &&
      checker.isArrayLikeType(checker.getNonNullableType(getTypeAtLocation(callee.object)));
    const { CallExpression } = create(context);
    return {
      CallExpression(node) {
        if (!isArrayMethod(node)) CallExpression(node);
      },
    };
  },
};

/** The ESLint configuration for the files of resolver bundles. */
export const appsyncJs = {
  files: bundled,
  languageOptions: {
    parser,
    // One small program of the resolvers and of what they import: AWS's rules read types.
    parserOptions: { project: 'resolvers/tsconfig.json', tsconfigRootDir: root },
  },
  linterOptions: { noInlineConfig: true },
  plugins: {
    '@aws-appsync': { ...appsync, rules: { ...appsync.rules, 'no-function-passing': functionPassing } },
  },
  rules: {
    ...appsync.configs.recommended.rules,
    'no-restricted-syntax': ['error', ...missedByPlugin],
    'no-restricted-globals': ['error', ...missingGlobals],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?!@aws-appsync/utils(/dynamodb)?$|\\.{1,2}/)',
            message: 'A resolver imports @aws-appsync/utils and our own files only.',
          },
        ],
      },
    ],
  },
};
