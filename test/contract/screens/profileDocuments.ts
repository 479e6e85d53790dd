import { readdirSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';

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

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

/** Returns the only root field of an operation; undefined if it has several. */
function onlyRoot(document: DocumentNode): string | undefined {
  const roots = document.definitions.find(isOperation)?.selectionSet.selections ?? [];
  const [root] = roots;
  return roots.length === 1 && root?.kind === Kind.FIELD ? root.name.value : undefined;
}

/**
 * Returns all queries of the web app that read a talent's profile and nothing else, as it sends them: in the generated
 * documents some fragments are inline.
 */
export function profileDocuments(): ProfileDocument[] {
  const root = join(__dirname, '../../../web/src/generated');
  return readdirSync(root).flatMap((file) => {
    const generated = jest.requireActual<Record<string, DocumentNode | undefined>>(join(root, file));
    return Object.values(generated).flatMap((document) => {
      const operation = document?.definitions?.find(isOperation);
      const field = (document && operation && onlyRoot(document)) ?? '';
      const name = `${parsePath(file).name} ${operation?.name?.value}`;
      return document && PROFILES.includes(field) ? [{ name, field, text: print(document) }] : [];
    });
  });
}
