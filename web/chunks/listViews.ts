import { paths } from '../src/lib/paths';
import { around, type Area } from './around';
import { readScreens } from './readScreens';

/** What one person loads to see one screen first. */
export interface View {
  /** The path of the screen in the route table. */
  path: string;
  area: Area;
  /** True if people usually begin with this screen. */
  isUsual: boolean;
  /** The modules that are loaded besides the first bundle, each as the end of its path without the extension. */
  modules: readonly string[];
}

/** The screens with which people usually begin: where the sign-in leads to, and the first entries of the menus. */
const usual: ReadonlySet<string> = new Set([
  ...[paths.home, paths.message, paths.mypage, paths.profile, paths.keep, paths.login()],
  ...[paths.clientHome, paths.clientMessage, paths.clientUsers],
  ...[paths.adminDashboard, paths.adminHome, paths.adminUsers, paths.adminJobs],
]);

/** What a screen loads later by itself, but shows at once. */
const shownAtOnce: Record<string, readonly string[]> = {
  'jobs/result/JobResultsScreen': ['jobs/result/JobFilters'],
  'jobs/client/home/ClientHomeScreen': ['jobs/client/home/FittingTalents'],
  'insights/DashboardScreen': ['insights/charts/DashboardCharts'],
};

/** Returns what each person who may open a screen loads for it, for all screens of the route table but the gallery. */
export async function listViews(): Promise<View[]> {
  const built = await readScreens();
  return built
    .filter(({ screen }) => screen.layout !== 'bare')
    .flatMap(({ screen, module, texts }) => {
      const { path, layout, grants } = screen;
      const [, more = []] = Object.entries(shownAtOnce).find(([end]) => module.endsWith(end)) ?? [];
      const areas: Area[] = [];
      if (layout === 'admin' || layout === 'client') areas.push(layout);
      if (grants?.includes('guest')) {
        if (screen.static) areas.push('static');
        else areas.push(screen.plain ? 'public' : 'entrance');
      }
      if (grants?.includes('signedIn') && layout !== 'public') areas.push('talent');
      if (areas.length === 0) areas.push('entrance');
      return areas.map((area) => ({
        path,
        area,
        isUsual: usual.has(path),
        modules: [module, ...texts, ...more, ...around[area]],
      }));
    });
}
