import { readdirSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
} from 'graphql';

/** The root fields that return a talent's profile. */
const PROFILES = ['getUser', 'getUserAs', 'getUserByPath'];

/** A query of the web app that reads a talent's profile and nothing else. */
export interface ProfileDocument {
  /** The file with the query and the name of the operation, such as `mypage Mypage`. */
  name: string;
  /** The root field that it asks. */
  field: string;
  text: string;
}

const isFragment = ({ kind }: DefinitionNode) => kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

/** Returns the only root field of an operation; undefined if it has several. */
function onlyRoot(document: DocumentNode): string | undefined {
  const roots = document.definitions.find(isOperation)?.selectionSet.selections ?? [];
  const [root] = roots;
  return roots.length === 1 && root?.kind === Kind.FIELD ? root.name.value : undefined;
}

/** Returns all queries of the web app that read a talent's profile and nothing else. */
export function profileDocuments(): ProfileDocument[] {
  const root = join(__dirname, '../../../web/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ file, document: parse(readFileSync(join(root, file), 'utf8')) }));
  const fragments = files.flatMap(({ document }) => document.definitions.filter(isFragment));
  return files.flatMap(({ file, document }) => {
    const operations = document.definitions.filter(isOperation);
    const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] };
    return Object.entries(separateOperations(whole)).flatMap(([operation, single]) => {
      const field = onlyRoot(single) ?? '';
      const name = `${parsePath(file).name} ${operation}`;
      return PROFILES.includes(field) ? [{ name, field, text: print(single) }] : [];
    });
  });
}
