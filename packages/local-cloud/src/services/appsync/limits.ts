/**
 * Limits of AppSync that the emulation enforces. Unless a comment names another source, a number comes from
 * AWS's list of AppSync quotas: https://docs.aws.amazon.com/general/latest/gr/appsync.html
 */
export const limits = {
  /** Maximum number of characters in the code of one AppSync resolver or function. */
  codeCharacters: 32_768,
  /** Maximum size in bytes of the result of one evaluation of a resolver's handler. */
  evaluatedBytes: 5_000_000,
  /** Maximum size of the GraphQL schema in bytes. */
  schemaBytes: 1_000_000,
  /** Maximum duration of one GraphQL request to AppSync in milliseconds. */
  requestMilliseconds: 30_000,
  /** Maximum number of functions in one pipeline resolver. */
  pipelineFunctions: 10,
  /** Maximum number of resolvers that one GraphQL request may run, unless the API sets a lower limit. */
  resolversPerRequest: 10_000,
  /** Maximum number of calls that one BatchInvoke of a Lambda function may contain. */
  maxBatchSize: 2_000,
  /** Maximum size in bytes of one message that AppSync sends to a subscriber. */
  subscriptionBytes: 240 * 1024,
  /** Maximum number of GraphQL subscriptions of one WebSocket connection. */
  subscriptionsPerConnection: 100,

  /**
   * Maximum depth of a field path in an enhanced subscription filter. This limit and the next two are from
   * https://docs.aws.amazon.com/appsync/latest/devguide/extensions.html
   */
  filterPathDepth: 5,
  /** Maximum number of values of the operator `in` or `notIn` in an enhanced subscription filter. */
  filterInValues: 5,
  /** Maximum number of calls of `extensions.invalidateSubscriptions` in one request, from the same page. */
  invalidations: 5,
  /** Maximum number of values of the operator `containsAny` in an enhanced subscription filter. */
  filterContainsAnyValues: 20,

  /**
   * Timeout and keep-alive interval of a WebSocket connection in milliseconds, from
   * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
   */
  connectionTimeoutMilliseconds: 300_000,
  keepAliveMilliseconds: 60_000,

  /**
   * Maximum number of items in a DynamoDB transaction. This limit and the next two are from
   * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html
   */
  transactItems: 100,
  /** Maximum number of keys in one BatchGetItem request to DynamoDB. */
  batchGetKeys: 100,
  /** Maximum number of items in one BatchWriteItem request to DynamoDB. */
  batchWriteItems: 25,

  /**
   * Maximum number of tokens in a GraphQL document: the default of graphql-java (ParserOptions.MAX_QUERY_TOKENS), on
   * which AppSync is based.
   */
  documentTokens: 15_000,
  /**
   * Limits of the local cloud that AppSync does not have. `openedFields` is the maximum number of fields in
   * one operation, with fragments replaced by their fields. `rememberedCharacters` is the maximum number of
   * characters of all cached GraphQL documents together.
   */
  openedFields: 10_000,
  rememberedCharacters: 5_000_000,

  /**
   * Limits of the local cloud that AppSync does not have. They ensure that one GraphQL request leaves time
   * for others on this machine. `turnMilliseconds` is the CPU time after which a request waits for others.
   * `searchesAtOnce` and `tableCallsAtOnce` are the numbers of concurrent calls that one request may make to
   * one OpenSearch or DynamoDB data source.
   */
  turnMilliseconds: 20,
  searchesAtOnce: 2,
  tableCallsAtOnce: 16,

  /**
   * Estimated limits, because AWS publishes no numbers for them. `requestBytes` is the maximum size of one
   * HTTP request in bytes, and `evaluationMilliseconds` the maximum duration of one call of a handler.
   */
  requestBytes: 1_000_000,
  evaluationMilliseconds: 1_000,
} as const;
