# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /sanam
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /sanam
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY core core
COPY contracts contracts
COPY adapters adapters
COPY cli cli
# The files of a brand are computed where they are served.
COPY web/brand web/brand
COPY web/text web/text
COPY --from=build /sanam/build build
USER node
EXPOSE 4600 9464
CMD ["node", "--disable-warning=ExperimentalWarning", "cli/boot/serve.ts"]
