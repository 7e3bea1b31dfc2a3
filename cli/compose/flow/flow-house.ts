/** The members and histories of a flow's house, unless it asks for others. The number itself has no meaning. */
export const FLOW_SEED = 2569;

/** A twentieth of a server's work per hash: nobody attacks a house that ends with its flow. */
export const FLOW_HASH_COST = { N: 2 ** 12, r: 8, p: 1 };
