/**
 * Words that usually mean that a sentence is literary instead of plain. The right column says what to write.
 * docs/glossary.md explains the standard terms.
 */
const avoided = [
  [/\b(un)?told\b|\btell(s|ing)?\b/i, 'say who does what: passes, returns, shows, decides'],
  [/\b(stands?|stood)\b(?!-| (in|for|alone|still)\b)/i, 'is, is stored, is written'],
  [/\b(who|where)ever\b/i, 'anyone who, everywhere'],
  [/\bwhom\b/i, 'who, or name the person'],
  [/\banew\b/i, 'again'],
  [/\bthe own\b/i, 'their own, its own'],
  [/\bthe house\b/i, 'Enishi, this repository, the operator'],
  [/\bletter for letter\b/i, 'exactly'],
  [/\bnobody[’']s\b/i, 'name the owner, or “nobody owns it”'],
  [/\bof which\b|\bof whom\b/i, 'two sentences'],
  [/\bdesks?\b/i, 'private rows'],
  [/\b(job|organization|talent|client|other)[’']s side\b/i, 'job staff, organization'],
  [/\bborn\b/i, 'created'],
  [/\bscarce\b/i, 'rare, few'],
  [/\b(lies|lay) (on|in|at|below|beside|under|above|with)\b/i, 'is stored in, is below'],
  [/\b(likewise|lest|hence|thereby|therein)\b/i, 'also, so that … not, so'],
];

/** Returns the first word of a text that is not plain, with a suggestion; undefined when all are plain. */
export function literaryWords(text) {
  for (const [pattern, instead] of avoided) {
    const found = pattern.exec(text);
    if (found) return { word: found[0], instead };
  }
  return undefined;
}

const literaryNames =
  /^(un)?told|Told|^tell(?![a-z])|Tell(?![a-z])|[sS]carce|[wW]hoever|^anew|Anew|^desk(?![a-z])|Desk(?![a-z])/;
const titleCalls = /^(test|describe|it|journey)$/;

function titleOf({ callee, arguments: [first] }) {
  let called = callee;
  while (called.type === 'MemberExpression' || called.type === 'CallExpression')
    called = called.type === 'CallExpression' ? called.callee : called.object;
  if (called.type !== 'Identifier' || !titleCalls.test(called.name)) return undefined;
  return first?.type === 'Literal' && typeof first.value === 'string' ? first : undefined;
}

/**
 * Lint rule: comments, test titles and names use plain words, as docs/glossary.md and CONTRIBUTING.md
 * describe.
 */
export const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literary: '“{{word}}” is not plain here. Instead: {{instead}}.' },
  },
  create(context) {
    const check = (node, text) => {
      const data = literaryWords(text);
      if (data) context.report({ node, messageId: 'literary', data });
    };
    const checkName = ({ id }) => {
      if (id?.type === 'Identifier' && literaryNames.test(id.name))
        context.report({
          node: id,
          messageId: 'literary',
          data: { word: id.name, instead: 'a standard term' },
        });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      CallExpression(node) {
        const title = titleOf(node);
        if (title) check(title, title.value);
      },
      FunctionDeclaration: checkName,
      VariableDeclarator: checkName,
      TSInterfaceDeclaration: checkName,
      TSTypeAliasDeclaration: checkName,
      ClassDeclaration: checkName,
    };
  },
};
