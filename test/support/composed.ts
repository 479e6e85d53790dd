import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/**
 * Template tag for a document that is put together when the test runs, whose result the test declares itself. A text
 * without such parts does not compile: `graphql(…)` knows its result.
 */
export const composed = <Data>(
  texts: TemplateStringsArray,
  ...parts: [unknown, ...unknown[]]
): TypedDocumentNode<Data, Record<string, unknown>> => parse(String.raw({ raw: texts }, ...parts));
