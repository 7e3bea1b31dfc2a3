# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /sanam
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
ARG SANAM_BRAND
RUN SANAM_BRAND="$SANAM_BRAND" npm run build

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /sanam
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY core core
COPY contracts contracts
COPY adapters adapters
COPY cli cli
COPY --from=build /sanam/build build
USER node
EXPOSE 4600 9464
CMD ["node", "--disable-warning=ExperimentalWarning", "cli/boot/serve.ts"]
