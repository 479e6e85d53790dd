const entityParts = 'enishi(bundledEntityParts)';

/** Snippets of resolvers that need parts of an entity that their bundles leave out, as in `refusedSnippets`. */
export const refusedEntitySnippets: [title: string, file: string, code: string, rule: string][] = [
  [
    'a resolver reading the field rules of an imported entity',
    'resolvers/message/a.b.ts',
    "import { Conversation } from '../../model/entities/Conversation';\nexport const b = () => Conversation.fields;",
    entityParts,
  ],
  [
    'a resolver destructuring the grants of an imported entity',
    'resolvers/message/a.b.ts',
    "import { Conversation } from '../../model/entities/Conversation';\nconst { access } = Conversation;\nexport const b = () => access;",
    entityParts,
  ],
  [
    'a resolver passing an imported entity to a function that reads its rules',
    'resolvers/message/a.b.ts',
    "import { Conversation } from '../../model/entities/Conversation';\nimport { isRowShown } from '../../model/visibility/isRowShown';\nexport const b = (row: object) => isRowShown(Conversation, row, 'public', '', false);",
    entityParts,
  ],
];
