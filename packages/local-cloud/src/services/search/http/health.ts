import type { JsonObject } from '../Json';
import type { Store } from '../store/Store';
import { answer, type Answer } from './Request';

const worst = ['red', 'yellow', 'green'] as const;

/** Handles OpenSearch's `GET /_cluster/health`: the cluster is as healthy as its worst index. */
export function showHealth({ cluster }: Store): Answer {
  const found = new Set([...cluster.indices.values()].map((index) => cluster.hardware.healthOf(index)));
  const status = worst.find((health) => found.has(health)) ?? 'green';
  return answer({
    ...{ cluster_name: 'local', status, timed_out: false },
    number_of_nodes: cluster.hardware.nodes,
  });
}

/** Handles OpenSearch's `GET /_nodes/stats`: of one node the memory, and the size of the stored indices. */
export function showNodes(store: Store): Answer {
  const { used, limit } = store.cluster.hardware.heap;
  const node: JsonObject = {
    name: 'local',
    jvm: { mem: { heap_used_in_bytes: used, heap_max_in_bytes: limit } },
    indices: { store: { size_in_bytes: store.bytes } },
  };
  return answer({ cluster_name: 'local', nodes: { local: node } });
}
