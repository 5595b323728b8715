import { PageEnvironmentProvider } from '@lawdex/mf-kit/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { Chrome } from '../chrome/Chrome.tsx';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingPage } from '../screens/LoadingPage.tsx';
import { NotFoundPage } from '../screens/NotFoundPage.tsx';
import type { AppProps } from './App.tsx';
import type { Screen } from '../protocol/render.ts';

const SCREENS = { loading: LoadingPage, error: ErrorScreen, 'not-found': NotFoundPage };

/** One of the shell's own screens with the chrome, for answers without a rendered page. */
export function ScreenApp({
  screen,
  queryClient,
  environment,
}: Pick<AppProps, 'queryClient' | 'environment'> & { screen: Screen }) {
  const Screen = SCREENS[screen];
  return (
    <QueryClientProvider client={queryClient}>
      <PageEnvironmentProvider value={environment}>
        <Chrome>
          <Screen />
        </Chrome>
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}
