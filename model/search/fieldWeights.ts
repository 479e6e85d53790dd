/**
 * The weights of fields in the ranking of a text search, in OpenSearch's form `<field>^<weight>`. A match in any other
 * field has the weight 1.
 */
export const fieldWeights: readonly string[] = ['title^3', 'names^2'];
