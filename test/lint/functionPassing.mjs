import appsync from '@aws-appsync/eslint-plugin';

const { meta, create } = appsync.rules['no-function-passing'];

const takesFunction = /^(map|find|filter|findIndex|forEach|reduce|reduceRight|every|some|flatMap)$/;

/**
 * Lint rule: extends the rule of AWS's plugin against functions passed as arguments. That rule knows only the
 * methods of Array; this one adds those of ReadonlyArray, which are the same at run time.
 */
export const functionPassing = {
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
