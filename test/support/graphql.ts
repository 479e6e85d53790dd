import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { Results } from '../generated/documents';

/**
 * Returns the document of a text, with the type of its result, which `npm run codegen` generates from the schema. The
 * variables are not typed, because tests also send what the schema refuses. Write the text as a template literal in the
 * call: the generator finds it there.
 */
export const graphql = <Text extends keyof Results>(
  text: Text,
): TypedDocumentNode<Results[Text], Record<string, unknown>> => parse(text);
