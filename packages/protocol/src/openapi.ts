import type { TObject, TSchema } from 'typebox';
import { API, Problem, ROUTES, type RouteName } from './http.ts';
import { PROTOCOL } from './messages.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly params?: TObject;
  readonly body?: TSchema;
  readonly answer: TSchema;
}

const json = (schema: TSchema) => ({ 'application/json': { schema } });

const parametersOf = ({ params }: Route) =>
  Object.entries(params?.properties ?? {}).map(([name, schema]) => ({ name, in: 'path', required: true, schema }));

const operationOf = (name: string, route: Route) => ({
  operationId: name,
  summary: route.summary,
  parameters: parametersOf(route),
  ...(route.body !== undefined && { requestBody: { required: true, content: json(route.body) } }),
  responses: {
    200: { description: 'Done', content: json(route.answer) },
    default: { description: 'Turned down, with the reason', content: json(Problem) },
  },
});

/** The HTTP part as an OpenAPI document, from the schemas that the server checks against. */
export const openApi = (base = '') => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lastroad',
      version: String(PROTOCOL),
      description: 'Tables and game files; play goes over a WebSocket',
    },
    servers: [{ url: `${base}${API}` }],
    paths,
  };
};
