import type { ServerBuild } from 'react-router';

type Handle = (...args: unknown[]) => Promise<Response>;

/** The pages as they would be if a text had got a script past the escaping. */
export function withPlantedScript(build: ServerBuild, script: string): ServerBuild {
  const { module } = build.entry;
  const handle = module.default as Handle;
  const planted: Handle = async (...args) => {
    const response = await handle(...args);
    const html = (await response.text()).replace('</main>', () => `<script>${script}</script></main>`);
    return new Response(html, { status: response.status, headers: response.headers });
  };
  return { ...build, entry: { ...build.entry, module: { ...module, default: planted as never } } };
}
