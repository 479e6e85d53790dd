import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { paths } from '../../lib/paths';
import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import type { Example } from './Example';
import styles from './Gallery.module.css';
import { LookBar } from './LookBar';
import { useGalleryLook } from './useGalleryLook';

const modules = import.meta.glob<{ example: Example }>('./examples/*.example.tsx', { eager: true });

/**
 * Every example of the gallery by the name of its component. A new file in `examples/` is included without
 * being listed anywhere.
 */
const allExamples: ReadonlyMap<string, Example> = new Map(
  Object.values(modules)
    .map(({ example }) => [example.name, example] as const)
    .sort(([one], [other]) => one.localeCompare(other)),
);

function StateLinks({ example }: { example: Example }) {
  const search = useSearchParams()[0].toString();
  return (
    <Stack as="ul" gap={[8, 16]} wrap>
      {Object.keys(example.states).map((state) => (
        <li key={state}>
          <Link to={{ pathname: paths.components(example.name, state), search }}>{state}</Link>
        </li>
      ))}
    </Stack>
  );
}

function Overview() {
  const { t } = useTranslation();
  const search = useSearchParams()[0].toString();
  return (
    <>
      <LookBar />
      <h1>{t('gallery.title')}</h1>
      {[...allExamples.values()].map((example) => (
        <section
          key={example.name}
          className={styles.component}
          data-component={example.name}
          data-fills-window={example.fillsWindow}
        >
          <h2>
            <Link to={{ pathname: paths.components(example.name), search }}>{example.name}</Link>
          </h2>
          <StateLinks example={example} />
        </section>
      ))}
    </>
  );
}

const AllStates = ({ example }: { example: Example }) => (
  <>
    <LookBar />
    <h1>{example.name}</h1>
    {example.fillsWindow ? (
      <StateLinks example={example} />
    ) : (
      Object.entries(example.states).map(([state, State]) => (
        <section key={state} className={styles.component}>
          <h2>{state}</h2>
          <State />
        </section>
      ))
    )}
  </>
);

function Shown() {
  const { component, state } = useParams();
  if (component === undefined) return <Overview />;
  const example = allExamples.get(component);
  if (!example) return <Navigate to={paths.notFound} replace />;
  if (state === undefined) return <AllStates example={example} />;
  const State = example.states[state];
  if (!State) return <Navigate to={paths.notFound} replace />;
  return (
    <div data-state={state}>
      <State />
    </div>
  );
}

/**
 * The gallery of Enishi's own components. Depending on the URL it shows a list of all components, all states of one
 * component, or one state alone. The URL also sets the theme, text direction and language.
 */
export function GalleryScreen() {
  const isReady = useGalleryLook();
  return <ScreenProviders>{isReady && <Shown />}</ScreenProviders>;
}
