import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  DeskChannelPost,
  DeskChannelView,
  PictureQuery,
  PostNew,
} from '../../contract/desk-channel-posts.ts';
import { DeskWeek, WeekFill, WeekFilled, WeekQuery, WeekReady } from '../../contract/desk-channel-week.ts';
import {
  ChannelChange,
  ChannelNew,
  ChannelParams,
  DeskChannels,
  ReminderBody,
} from '../../contract/desk-channels.ts';
import { DeskPinFile } from '../../contract/desk-pin-file.ts';
import { addressKey } from '../http/rate-limits.ts';
import type { ChannelsService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ channels: ChannelsService }>;

const CALLS = '/api/admin/channels';
const CHANNEL = `${CALLS}/:key`;
const PIN_FILE = '/api/admin/pin-file';
const answers = <R>(response: R) => ({ hide: true, response: { 200: response } });
const ofChannel = <R>(response: R) => ({ ...answers(response), params: ChannelParams });

/** A week of thumbs and a picker of cats are a hundred at once: more than strangers may ask for. */
const PICTURES_PER_MINUTE = 3_000;
const ofPictures = {
  rateLimit: {
    max: PICTURES_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => `channel picture ${addressKey(ip)}`,
  },
};
/** Its address says what is on it; the owner's browser alone keeps it. */
export const KEPT_BY_OWNER = 'private, max-age=604800, immutable';

export const savedAs = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

const listRoutes: Plugin = async (app, { channels }) => {
  app.get(CALLS, { schema: answers(DeskChannels) }, async () => channels.list());
  app.post(CALLS, { schema: { ...answers(DeskChannelView), body: ChannelNew } }, async ({ body, owner }) =>
    channels.addChannel(body, owner.device),
  );
  app.get(CHANNEL, { schema: ofChannel(DeskChannelView) }, async ({ params }) => channels.view(params.key));
  app.patch(
    CHANNEL,
    { schema: { ...ofChannel(DeskChannelView), body: ChannelChange } },
    async ({ params, body, owner }) => channels.changeChannel(params.key, body, owner.device),
  );
  app.post(`${CHANNEL}/pause`, { schema: ofChannel(DeskChannelView) }, async ({ params, owner }) =>
    channels.pause(params.key, owner.device),
  );
  app.post(`${CHANNEL}/resume`, { schema: ofChannel(DeskChannelView) }, async ({ params, owner }) =>
    channels.resume(params.key, owner.device),
  );
  app.post(
    `${CHANNEL}/posts`,
    { schema: { ...ofChannel(DeskChannelPost), body: PostNew } },
    async ({ params, body, owner }) => channels.addPost(params.key, body, owner.device),
  );
};

const weekRoutes: Plugin = async (app, { channels }) => {
  const week = `${CALLS}/week`;
  app.get(week, { schema: { ...answers(DeskWeek), querystring: WeekQuery } }, async ({ query }) =>
    channels.week(query.from),
  );
  app.post(`${week}/fill`, { schema: { ...answers(WeekFilled), body: WeekFill } }, async ({ body, owner }) =>
    channels.fill(body, owner.device),
  );
  app.post(`${week}/ready`, { schema: { ...answers(WeekReady), body: WeekFill } }, async ({ body, owner }) =>
    channels.readyWeek(body, owner.device),
  );
  app.get(`${week}/zip`, { schema: { hide: true, querystring: WeekQuery } }, async ({ query }, reply) => {
    const { name, body } = await channels.zip(query.from);
    return savedAs(reply, name).type('application/zip').send(body);
  });
  app.get(
    `${week}/pins.csv`,
    // What is asked for with HEAD was not taken along.
    { exposeHeadRoute: false, schema: { hide: true, querystring: WeekQuery } },
    async ({ query, owner }, reply) => {
      const { name, csv } = await channels.pins(query.from, owner.device);
      return savedAs(reply, name).type('text/csv; charset=utf-8').send(csv);
    },
  );
};

const pinFileRoutes: Plugin = async (app, { channels }) => {
  app.get(PIN_FILE, { schema: answers(DeskPinFile) }, async () => channels.pinFile());
  app.put(PIN_FILE, { schema: { ...answers(DeskPinFile), body: DeskPinFile } }, async ({ body, owner }) =>
    channels.changePinFile(body, owner.device),
  );
};

const pictureRoutes: Plugin = async (app, { channels }) => {
  app.get(
    `${CALLS}/picture.png`,
    { config: ofPictures, schema: { hide: true, querystring: PictureQuery } },
    async ({ query }, reply) =>
      reply
        .header('cache-control', KEPT_BY_OWNER)
        .type('image/png')
        .send(await channels.picture(query.picture, query.width)),
  );
};

const reminderRoutes: Plugin = async (app, { channels }) => {
  const schema = { ...answers(DeskChannels), body: ReminderBody };
  app.post(`${CALLS}/reminders`, { schema }, async ({ body, owner }) =>
    channels.remind(body.subscription, owner.device),
  );
  app.delete(`${CALLS}/reminders`, { schema }, async ({ body, owner }) =>
    channels.remindNot(body.subscription, owner.device),
  );
};

/** The channels, the week, the file for Pinterest, and the devices that are woken. */
export const channelAdminRoutes: Plugin = async (app, options) => {
  await app.register(listRoutes, options);
  await app.register(weekRoutes, options);
  await app.register(pinFileRoutes, options);
  await app.register(pictureRoutes, options);
  await app.register(reminderRoutes, options);
};
