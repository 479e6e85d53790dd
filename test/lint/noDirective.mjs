/**
 * Lint rule: refuses comments that disable a lint rule. A rule that does not fit is changed in the
 * configuration, where reviewers see it.
 */
export const noDirective = {
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
