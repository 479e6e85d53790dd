import type { Stack } from '../../template/Stack';
import type { Search } from '../search/createSearch';
import type { Point } from './Point';

interface Domain {
  EBSOptions?: { VolumeSize?: number };
}

interface Health {
  status: 'green' | 'yellow' | 'red';
}

interface Nodes {
  nodes: Record<
    string,
    {
      jvm: { mem: { heap_used_in_bytes: number; heap_max_in_bytes: number } };
      indices: { store: { size_in_bytes: number } };
    }
  >;
}

/** The part of a disk that `FreeStorageSpace` counts. OpenSearch Service keeps the rest for itself. */
const usable = 0.8;
const megabyte = 1024 * 1024;
/** How long one sample counts as current, in milliseconds. */
const fresh = 500;

/**
 * Measures what OpenSearch Service reports of a domain to CloudWatch: the health of its indices, the free disk space
 * in MB and the use of memory in percent. A sample is taken when somebody asks for the metrics, so that nothing is
 * measured while nobody looks. A domain that does not answer has no values.
 */
export class SearchMetrics {
  private samples: Point[] = [];

  constructor(
    private readonly stack: Stack,
    private readonly search: Search,
    private readonly accountId: string,
  ) {}

  /** Takes a sample and returns it with those of the last three hours. */
  async list(): Promise<readonly Point[]> {
    const now = Date.now();
    if ((this.samples.at(-1)?.at ?? 0) > now - fresh) return this.samples;
    const recent = this.samples.filter(({ at }) => at > now - 3 * 60 * 60 * 1000);
    this.samples = [...recent, ...(await this.sample().catch(() => []))];
    return this.samples;
  }

  private async sample(): Promise<Point[]> {
    const domains = this.stack.resources('AWS::OpenSearchService::Domain');
    const { status } = await this.get<Health>('_cluster/health');
    const nodes = Object.values((await this.get<Nodes>('_nodes/stats')).nodes);
    return domains.flatMap(({ physicalId: DomainName, properties }) => {
      const { EBSOptions } = properties as Domain;
      const disk = this.search.condition.diskMegabytes ?? (EBSOptions?.VolumeSize ?? 0) * 1024;
      const values = nodes.map(({ jvm: { mem }, indices: { store } }) => ({
        FreeStorageSpace: Math.max(0, disk * usable - store.size_in_bytes / megabyte),
        JVMMemoryPressure: Math.min(100, (100 * mem.heap_used_in_bytes) / mem.heap_max_in_bytes),
      }));
      const cluster = {
        'ClusterStatus.green': status === 'green' ? 1 : 0,
        'ClusterStatus.yellow': status === 'yellow' ? 1 : 0,
        'ClusterStatus.red': status === 'red' ? 1 : 0,
      };
      return [cluster, ...values].flatMap((each) =>
        Object.entries(each).map(([name, value]) => ({
          ...{ metric: `AWS/ES/${name}`, dimensions: { DomainName, ClientId: this.accountId } },
          ...{ value, at: Date.now() },
        })),
      );
    });
  }

  private async get<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${this.search.endpoint}/${path}`);
    return (await response.json()) as Answer;
  }
}
