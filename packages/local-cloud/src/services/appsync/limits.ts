/**
 * AppSync's limits that are enforced here. Without another source, the figure is from the quotas page:
 * https://docs.aws.amazon.com/general/latest/gr/appsync.html
 */
export const limits = {
  /** Characters of one resolver's or function's code. */
  codeCharacters: 32_768,
  /** Bytes that one evaluation may return. */
  evaluatedBytes: 5_000_000,
  /** Bytes of the schema document. */
  schemaBytes: 1_000_000,
  /** How long one request may take. */
  requestMilliseconds: 30_000,
  /** Functions of one pipeline. */
  pipelineFunctions: 10,
  /** Resolvers that one request may run, unless the API sets fewer. */
  resolversPerRequest: 10_000,
  /** Calls that one BatchInvoke may gather. */
  maxBatchSize: 2_000,
  /** Bytes of one real-time message. */
  subscriptionBytes: 240 * 1024,
  /** Subscriptions of one connection. */
  subscriptionsPerConnection: 100,

  /** Enhanced filters: https://docs.aws.amazon.com/appsync/latest/devguide/extensions.html */
  filterPathDepth: 5,
  filterInValues: 5,
  filterContainsAnyValues: 20,

  /** https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html */
  connectionTimeoutMilliseconds: 300_000,
  keepAliveMilliseconds: 60_000,

  /** DynamoDB's: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html */
  transactItems: 100,
  batchGetKeys: 100,
  batchWriteItems: 25,

  /**
   * Maximum tokens per document: the default of graphql-java (ParserOptions.MAX_QUERY_TOKENS), which AppSync
   * runs on.
   */
  documentTokens: 15_000,
  /**
   * Limits of this emulator: fields of one operation with all fragments expanded, and characters of cached
   * documents.
   */
  openedFields: 10_000,
  rememberedCharacters: 5_000_000,

  /**
   * Limits of this emulator, so that one request leaves resources for others: CPU milliseconds before other
   * requests get their turn, and concurrent calls to one data source.
   */
  turnMilliseconds: 20,
  searchesAtOnce: 2,
  tableCallsAtOnce: 16,

  /**
   * Limits of this emulator, because AWS publishes none: bytes of one HTTP request, and duration of one
   * evaluation.
   */
  requestBytes: 1_000_000,
  evaluationMilliseconds: 1_000,
} as const;
