import { serve } from '@hono/node-server';
import { createApp } from './app';
import { Catalogue } from './catalogue';

const port = Number(process.env.PORT ?? 3000);
serve({ fetch: createApp(new Catalogue()).fetch, port }, (address) => {
  console.log(`Books for people: http://localhost:${address.port}/`);
  console.log(`Books as JSON:    http://localhost:${address.port}/books?genre=novel&include=author&prices=1`);
});
