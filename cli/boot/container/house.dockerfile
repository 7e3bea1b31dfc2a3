# syntax=docker/dockerfile:1
# A house with the site of any brands. The root may be read-only; only the folder /data is written to:
# docker run --rm --volume sanam:/data … node cli/bin.mjs house create --data /data, once, then
# docker run --read-only --init --publish 4600:4600 --volume sanam:/data --volume ./brands:/brands:ro --env SANAM_BRANDS=/brands …
FROM node:24-slim AS build
WORKDIR /sanam
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /sanam
COPY package.json package-lock.json ./
# The optional packages build the site and the tool.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY core core
COPY contracts contracts
COPY adapters adapters
COPY cli cli
# The files of a brand are computed where they are served.
COPY web/brand web/brand
COPY web/text web/text
COPY --from=build /sanam/build build
# Of the files, the house owns its data only.
RUN mkdir /data && chown node:node /data
USER node
# All addresses of the container, so this is production unless SANAM_MODE says otherwise. The checks answer inside only.
ENV HOST=0.0.0.0 PORT=4600 SANAM_DATA=/data SANAM_OPS_PORT=9464
EXPOSE 4600
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SANAM_OPS_PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals, so a stop ends the running calls first.
CMD ["node", "--disable-warning=ExperimentalWarning", "cli/boot/serve.ts"]
